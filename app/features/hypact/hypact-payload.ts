import { getFieldName, type Block, type Values } from '#app/wizard/question'
import { buildHypactSteps } from './hypact-steps'

type PayloadValue = string | number | boolean
type Part = Record<string, PayloadValue>

/**
 * Empty numbers are 0, empty texts "", sustainability ticks '1' or absent [540] [541]. `customer` always has
 * two entries (contract §6).
 */
export function buildHypactPayload(values: Values) {
	const customer: [Part, Part] = [{}, {}]
	const data: Part = {}
	for (const { name: step, blocks } of buildHypactSteps(true))
		for (const block of blocks) Object.assign(targetOf(block, data, customer), partOf(block, values, step))
	return { ...data, customer }
}

function targetOf({ path }: Block, data: Part, [self, partner]: [Part, Part]) {
	if (path === undefined) return data
	return path === 'customer[0]' ? self : partner
}

function partOf(block: Block, values: Values, step: string): Part {
	const part: Part = {}
	for (const question of block.questions) {
		if (question.kind === 'ticks') Object.assign(part, ticksOf(question.answers, values, step))
		else {
			const isNumber = question.kind === 'money' || question.kind === 'number'
			part[question.name] = values[getFieldName(block, question.name)] ?? (isNumber ? 0 : '')
		}
	}
	return part
}

function ticksOf(answers: readonly string[], values: Values, step: string): Part {
	if (step === 'knowledge')
		return Object.fromEntries(answers.map((answer) => [answer, Object.hasOwn(values, answer)]))
	return Object.fromEntries(
		answers.filter((answer) => Object.hasOwn(values, answer)).map((answer) => [answer, '1']),
	)
}
