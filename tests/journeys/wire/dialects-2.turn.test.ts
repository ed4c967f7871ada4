import { testDialects } from './test-dialects'

testDialects(['dates', 'flags', 'amounts'])
