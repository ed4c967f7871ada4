import type { TaskTarget } from './task-types'

/** Groups of tasks, the one with the largest consequence first. */
export const taskGroups = ['waiting', 'payment', 'optional', 'reading'] as const
export type TaskGroup = (typeof taskGroups)[number]

interface Consequence {
	group: TaskGroup
	/** Place in the order of the next step; without it a task is never put first. */
	rank?: number
}

const signature: Consequence = { group: 'waiting', rank: 1 }
const upload: Consequence = { group: 'waiting', rank: 2 }
const approval: Consequence = { group: 'waiting', rank: 3 }
const date: Consequence = { group: 'waiting', rank: 4 }
const questions: Consequence = { group: 'waiting', rank: 5 }
const payment: Consequence = { group: 'payment', rank: 6 }
const optional: Consequence = { group: 'optional' }
const reading: Consequence = { group: 'reading' }

/** What it means when the client does nothing, by the page of a task. A guessed type has that of its page. @see [A295] */
export const consequences: Readonly<Record<TaskTarget, Consequence>> = {
	'otd-sign': signature,
	'sign-proposal': signature,
	'upload-document': upload,
	'approve-document': approval,
	'bankguarantee-bnp-proposal': approval,
	'update-date-conditions-precedent': date,
	'inventory-form': questions,
	'iwize-form': questions,
	'ockto-form': questions,
	'knowledge-form': questions,
	'hypact-form': questions,
	'invoice-payment': payment,
	'present-opportunity-to-consumer': optional,
	'mortgage-check': optional,
	'mortgage-marketvalue': optional,
	'mortgage-loanparts': optional,
	'cardifao-premium': optional,
	'download-quote': reading,
	'otd-file': reading,
	file: reading,
	'added-file': reading,
}
