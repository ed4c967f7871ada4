import { testShare } from './matrix'

testShare(0, 2)
