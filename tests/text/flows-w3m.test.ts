import { runFlows } from './flows'

runFlows('w3m')
