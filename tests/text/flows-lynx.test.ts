import { runFlows } from './flows'

runFlows('lynx')
