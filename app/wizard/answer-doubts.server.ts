import {
	doubtAmount,
	doubtEmail,
	doubtHouseNumber,
	doubtPhone,
	doubtPostcode,
	doubtRate,
	type Doubt,
} from '#app/forms/doubts.server'
import { findText } from '#app/forms/find-value'
import { findPrefilled, isUntouched, type Prefill } from '#app/forms/prefill'
import type { Say } from '#app/i18n/say.server'
import { countryQuestion, getFieldName, listRows, type Block, type Question, type Values } from './question'

interface Answered {
	typed: unknown
	values: Values
	prefill?: Prefill
}

interface Beside {
	/** The record's value of this field. */
	known: string | number | undefined
	/** Another answer of the row, else what the record has of it, else an answer by its full name. */
	find: (name: string) => string | number | true | undefined
	say: Say
}

/** Doubts about typed answers. Untouched fields are not judged (contract §9). */
export function listAnswerDoubts(blocks: readonly Block[], answered: Answered, say: Say): Doubt[] {
	const { typed, values, prefill = {} } = answered
	const getPrefilled = (name: string) => findPrefilled(prefill, name, (other) => findText(typed, other))
	return blocks.flatMap((block) =>
		listRows(block, typed).flatMap((row) =>
			block.questions.flatMap((question): Doubt[] => {
				const name = getFieldName(block, question.name, row)
				const value = values[name]
				const prefilled = getPrefilled(name)
				if (value === undefined || value === true || isUntouched(prefilled, findText(typed, name))) return []
				const find = (other: string) => {
					const place = getFieldName(block, other, row)
					return values[place] ?? getPrefilled(place)?.value ?? values[other] ?? getPrefilled(other)?.value
				}
				const text = findDoubt(question, value, { known: prefilled?.value, find, say })
				return text === undefined ? [] : [{ name, value, question: text }]
			}),
		),
	)
}

function findDoubt(question: Question, value: string | number, { known, find, say }: Beside) {
	if (typeof value === 'number') return doubtNumber(question, value, { known, find, say })
	if (question.kind === 'tel') return doubtPhone(value, say)
	if (question.kind === 'email') return doubtEmail(value, say)
	if (question.kind !== 'text') return undefined
	if (question.format === 'houseNumber') return doubtHouseNumber(value, say)
	return question.format && doubtPostcode(value, String(find(countryQuestion) ?? ''), say)
}

function doubtNumber(question: Question, value: number, { known, find, say }: Beside) {
	if (question.kind === 'number') return question.isRate && doubtRate(value, say)
	if (question.kind !== 'money') return undefined
	const own = known ?? question.recorded
	const beside = [...(question.near ?? []).map(find), question.beside]
	const near = [own, ...beside].find((amount) => typeof amount === 'number' && amount > 0)
	return doubtAmount(value, typeof near === 'number' ? near : undefined, say, near !== own)
}
