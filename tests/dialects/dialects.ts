import { amountDialects } from './amounts'
import { dateDialects } from './dates'
import type { Dialect } from './dialect'
import { flagDialects } from './flags'
import { pagingDialects } from './pages-of-lists'
import { relationDialects } from './relations'
import { serializerDialects } from './serializers'
import { failureDialects, shapeDialects } from './shapes'

/** Ways in which a correct API, or one that fails, may answer. @see contract §9 */
export const dialects: readonly Dialect[] = [
	...shapeDialects,
	...serializerDialects,
	...pagingDialects,
	...relationDialects,
	...dateDialects,
	...flagDialects,
	...amountDialects,
	...failureDialects,
]
