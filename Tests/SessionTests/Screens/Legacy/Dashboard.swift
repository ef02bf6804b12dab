import SwiftUI

// MARK: - Model

struct Metric: Identifiable, Hashable {
  let id: String
  var title: String
  var value: Double
  var target: Double
  var history: [Double] = []

  var progress: Double { min(value / target, 1) }
  var isOnTrack: Bool { progress >= 0.5 }
}

protocol MetricService {
  func metrics() async throws -> [Metric]
}

struct SampleService: MetricService {
  func metrics() async throws -> [Metric] {
    try await Task.sleep(for: .seconds(1))
    return [
      Metric(id: "sales", title: "Sales", value: 1234.5, target: 2000, history: [3, 5, 2, 8]),
      Metric(id: "visits", title: "Visits", value: 80, target: 400, history: [1, 1, 2]),
      Metric(id: "costs", title: "Costs", value: 310.25, target: 300),
    ]
  }
}

@MainActor
final class DashboardModel: ObservableObject {
  enum Phase: Equatable {
    case idle
    case loading
    case loaded([Metric])
    case failed(String)
  }

  @Published private(set) var phase: Phase = .idle
  @Published var showsOnlyOnTrack = false
  private let service: any MetricService

  init(service: some MetricService = SampleService()) {
    self.service = service
  }

  var metrics: [Metric] {
    guard case .loaded(let all) = phase else { return [] }
    return showsOnlyOnTrack ? all.filter(\.isOnTrack) : all
  }

  func load() async {
    phase = .loading
    do {
      phase = .loaded(try await service.metrics())
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }
}

// MARK: - Reusable pieces

struct CardStyle: ViewModifier {
  var color: Color = .blue

  func body(content: Content) -> some View {
    content
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(
        LinearGradient(colors: [color.opacity(0.2), .clear], startPoint: .top, endPoint: .bottom),
        in: RoundedRectangle(cornerRadius: 12, style: .continuous)
      )
      .overlay {
        RoundedRectangle(cornerRadius: 12).stroke(color, lineWidth: 1)
      }
      .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
  }
}

extension View {
  fileprivate func card(_ color: Color = .blue) -> some View {
    modifier(CardStyle(color: color))
  }
}

struct Card<Content: View, Footer: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder var content: Content
  @ViewBuilder var footer: () -> Footer

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline)
      content
      Divider()
      footer()
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .card()
  }
}

struct Sparkline: View {
  let values: [Double]

  var body: some View {
    GeometryReader { proxy in
      HStack(alignment: .bottom, spacing: 2) {
        ForEach(Array(values.enumerated()), id: \.offset) { index, value in
          Capsule()
            .fill(index == values.count - 1 ? Color.accentColor : .gray)
            .frame(width: proxy.size.width / CGFloat(values.count), height: value * 4)
        }
      }
    }
    .frame(height: 40)
    .accessibilityLabel("History")
  }
}

// MARK: - Screen

struct DashboardView: View {
  @StateObject private var model = DashboardModel()
  private let columns = [GridItem(.adaptive(minimum: 160), spacing: 16)]

  var body: some View {
    NavigationStack {
      ScrollView {
        switch model.phase {
        case .idle, .loading:
          ProgressView("Loading…")
            .frame(maxWidth: .infinity, minHeight: 200)
        case .loaded:
          grid
        case let .failed(message):
          ContentUnavailableView(
            "No metrics", systemImage: "wifi.slash", description: Text(message))
        }
      }
      .navigationTitle("Dashboard")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Reload", systemImage: "arrow.clockwise") {
            Task { await model.load() }
          }
        }
        ToolbarItem(placement: .topBarLeading) {
          Toggle("On track", isOn: $model.showsOnlyOnTrack)
        }
      }
    }
    .task { await model.load() }
    .refreshable { await model.load() }
  }

  @ViewBuilder private var grid: some View {
    LazyVGrid(columns: columns, spacing: 16) {
      ForEach(model.metrics) { metric in
        Card(title: "\(metric.title)") {
          Text(metric.value, format: .number.precision(.fractionLength(2)))
            .font(.system(.title, design: .rounded, weight: .bold))
            .contentTransition(.numericText())
          Gauge(value: metric.progress) {
            Text("Progress")
          } currentValueLabel: {
            Text(metric.progress.formatted(.percent.precision(.fractionLength(0))))
          }
          .tint(metric.isOnTrack ? .green : .red)
          if !metric.history.isEmpty {
            Sparkline(values: metric.history)
          }
        } footer: {
          Text("of \(metric.target, specifier: "%.0f")")
        }
      }
    }
    .padding(.horizontal)
    .animation(.spring(response: 0.3, dampingFraction: 0.7), value: model.metrics)
    Text("\(model.metrics.count) metrics")
      .font(.footnote)
  }
}

#Preview("Dashboard") {
  DashboardView()
}
