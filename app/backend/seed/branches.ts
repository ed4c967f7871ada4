import { delta } from './branches/delta'
import { noord } from './branches/noord'
import { vesting } from './branches/vesting'

export const branches = [noord, delta, vesting] as const

/** Branch of calls that name none. */
export const defaultBranch = noord
