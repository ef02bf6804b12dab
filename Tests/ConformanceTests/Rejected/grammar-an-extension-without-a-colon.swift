extension Int Named {}
