import { delta } from './branches/delta'
import { noord } from './branches/noord'
import { vesting } from './branches/vesting'

export const branches = [noord, delta, vesting] as const

/** Answers calls that name no branch. */
export const defaultBranch = noord
