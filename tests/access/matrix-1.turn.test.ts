import { runShard } from './matrix'

runShard(0, 2)
