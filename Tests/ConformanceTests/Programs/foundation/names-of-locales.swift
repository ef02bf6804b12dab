// The names of regions, languages and scripts, and what they stand for.
import Foundation
let regions: [Locale.Region] = [
  .afghanistan, .albania, .algeria, .americanSamoa, .andorra, .angola, .anguilla, .antarctica, .antiguaBarbuda,
  .argentina, .armenia, .aruba, .ascensionIsland, .australia, .austria, .azerbaijan, .bahamas, .bahrain, .bangladesh,
  .barbados, .belarus, .belgium, .belize, .benin, .bermuda, .bhutan, .bolivia, .bosniaHerzegovina, .botswana,
  .bouvetIsland, .brazil, .britishVirginIslands, .brunei, .bulgaria, .burkinaFaso, .burundi, .cambodia, .cameroon,
  .canada, .canaryIslands, .capeVerde, .caribbeanNetherlands, .caymanIslands, .centralAfricanRepublic, .ceutaMelilla,
  .chad, .chagosArchipelago, .chile, .chinaMainland, .christmasIsland, .clippertonIsland, .cocosIslands, .colombia,
  .comoros, .congoBrazzaville, .congoKinshasa, .cookIslands, .costaRica, .croatia, .cuba, .curaçao, .cyprus, .czechia,
  .côteDIvoire, .denmark, .diegoGarcia, .djibouti, .dominica, .dominicanRepublic, .ecuador, .egypt, .elSalvador,
  .equatorialGuinea, .eritrea, .estonia, .eswatini, .ethiopia, .falklandIslands, .faroeIslands, .fiji, .finland,
  .france, .frenchGuiana, .frenchPolynesia, .frenchSouthernTerritories, .gabon, .gambia, .georgia, .germany, .ghana,
  .gibraltar, .greece, .greenland, .grenada, .guadeloupe, .guam, .guatemala, .guernsey, .guinea, .guineaBissau,
  .guyana, .haiti, .heardMcdonaldIslands, .honduras, .hongKong, .hungary, .iceland, .india, .indonesia, .iran, .iraq,
  .ireland, .isleOfMan, .israel, .italy, .jamaica, .japan, .jersey, .jordan, .kazakhstan, .kenya, .kiribati, .kosovo,
  .kuwait, .kyrgyzstan, .laos, .latinAmerica, .latvia, .lebanon, .lesotho, .liberia, .libya, .liechtenstein,
  .lithuania, .luxembourg, .macao, .madagascar, .malawi, .malaysia, .maldives, .mali, .malta, .marshallIslands,
  .martinique, .mauritania, .mauritius, .mayotte, .mexico, .micronesia, .moldova, .monaco, .mongolia, .montenegro,
  .montserrat, .morocco, .mozambique, .myanmar, .namibia, .nauru, .nepal, .netherlands, .newCaledonia, .newZealand,
  .nicaragua, .niger, .nigeria, .niue, .norfolkIsland, .northMacedonia, .northernMarianaIslands, .norway, .oman,
  .pakistan, .palau, .palestinianTerritories, .panama, .papuaNewGuinea, .paraguay, .peru, .philippines,
  .pitcairnIslands, .poland, .portugal, .puertoRico, .qatar, .romania, .russia, .rwanda, .réunion, .saintBarthélemy,
  .saintHelena, .saintKittsNevis, .saintLucia, .saintMartin, .saintPierreMiquelon, .saintVincentGrenadines, .samoa,
  .sanMarino, .saudiArabia, .senegal, .serbia, .seychelles, .sierraLeone, .singapore, .sintMaarten, .slovakia,
  .slovenia, .solomonIslands, .somalia, .southAfrica, .southGeorgiaSouthSandwichIslands, .southKorea, .southSudan,
  .spain, .sriLanka, .suriname, .svalbardJanMayen, .sweden, .switzerland, .sãoToméPríncipe, .taiwan, .tajikistan,
  .tanzania, .thailand, .timorLeste, .togo, .tokelau, .tonga, .trinidadTobago, .tristanDaCunha, .tunisia, .turkey,
  .turkmenistan, .turksCaicosIslands, .tuvalu, .uganda, .ukraine, .unitedArabEmirates, .unitedKingdom, .unitedStates,
  .unitedStatesOutlyingIslands, .unitedStatesVirginIslands, .unknown, .uruguay, .uzbekistan, .vanuatu, .vaticanCity,
  .venezuela, .vietnam, .wallisFutuna, .westernSahara, .world, .yemen, .zambia, .zimbabwe, .ålandIslands,
]
print(regions.count, regions.map(\.identifier).joined(separator: " "))
let languages: [Locale.LanguageCode] = [
  .ainu, .albanian, .amharic, .apacheWestern, .arabic, .armenian, .assamese, .assyrian, .azerbaijani, .bangla,
  .belarusian, .bodo, .bulgarian, .burmese, .cantonese, .catalan, .cherokee, .chinese, .croatian, .czech, .danish,
  .dhivehi, .dogri, .dutch, .dzongkha, .english, .estonian, .faroese, .finnish, .french, .fula, .georgian, .german,
  .greek, .gujarati, .hawaiian, .hebrew, .hindi, .hungarian, .icelandic, .igbo, .indonesian, .irish, .italian,
  .japanese, .kannada, .kashmiri, .kazakh, .khmer, .konkani, .korean, .kurdish, .kurdishSorani, .kyrgyz, .lao,
  .latvian, .lithuanian, .macedonian, .maithili, .malay, .malayalam, .maltese, .manipuri, .marathi, .mongolian,
  .multiple, .māori, .navajo, .nepali, .norwegian, .norwegianBokmål, .norwegianNynorsk, .odia, .pashto, .persian,
  .polish, .portuguese, .punjabi, .rohingya, .romanian, .russian, .samoan, .sanskrit, .santali, .serbian, .sindhi,
  .sinhala, .slovak, .slovenian, .spanish, .swahili, .swedish, .tagalog, .tajik, .tamil, .telugu, .thai, .tibetan,
  .tongan, .turkish, .turkmen, .ukrainian, .unavailable, .uncoded, .unidentified, .urdu, .uyghur, .uzbek, .vietnamese,
  .welsh, .yiddish,
]
print(languages.count, languages.map(\.identifier).joined(separator: " "))
let scripts: [Locale.Script] = [
  .adlam, .arabic, .arabicNastaliq, .armenian, .bangla, .cherokee, .cyrillic, .devanagari, .ethiopic, .georgian,
  .greek, .gujarati, .gurmukhi, .hanSimplified, .hanTraditional, .hanifiRohingya, .hebrew, .hiragana, .japanese,
  .kannada, .katakana, .khmer, .korean, .lao, .latin, .malayalam, .meiteiMayek, .myanmar, .odia, .olChiki, .sinhala,
  .syriac, .tamil, .telugu, .thaana, .thai, .tibetan, .unknown,
]
print(scripts.count, scripts.map(\.identifier).joined(separator: " "))
print(Locale(languageCode: .german, languageRegion: .switzerland).identifier, Locale.Region.germany == "DE")
