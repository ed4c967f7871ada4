import { testShare } from './matrix'

testShare(1, 2)
