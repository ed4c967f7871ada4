import { branches } from './branches'
import { anna } from './consumers/anna'
import { bram } from './consumers/bram'
import { bakery, kees } from './consumers/delta'
import { eva, fleur, tom, nina, willem } from './consumers/noord-others'

export const demoPassword = 'Welkom-2026!'

export const seedConsumers = [anna, bram, bakery, tom, eva, fleur, willem, nina, kees]

/** Accounts that are printed at start. */
export const demoAccounts: { email: string; password: string; description: string }[] = seedConsumers.map(
	({ email, description, branch }) => {
		const firm = branches.find(({ domain }) => domain === branch)?.name ?? branch
		return { email, password: demoPassword, description: `${firm}: ${description}` }
	},
)
