// A module must exist.
import Observatory
