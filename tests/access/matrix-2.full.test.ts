import { runShard } from './matrix'

runShard(1, 2)
