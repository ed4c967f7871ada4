import { testDialects } from './test-dialects'

testDialects(['shapes', 'failures', 'serializers', 'paging', 'relations'])
