import { toLoanPartDate } from '#app/lib/wire-date'
import { getFieldName, listRows, type Block, type Question, type Values } from '#app/wizard/question'
import { isSentToApi, type buildInventoryBlocks } from './inventory-blocks'

type PayloadValue = string | number | boolean | null
type Blocks = ReturnType<typeof buildInventoryBlocks>

/** All keys are present; empty answers are null; empty rows are removed (contract §6). */
export function buildInventoryPayload(blocks: Blocks, values: Values, typed: unknown) {
	const of = (...blocks: Block[]): Record<string, PayloadValue> =>
		Object.fromEntries(blocks.flatMap((block) => Object.entries(answersOf(block, values))))
	const rows = (block: Block) => filledRows(block, values, typed)
	const { consumer, partner, mortgage, mortgageDetails, finances, pension, partnerPension } = blocks
	const loanParts = rows(blocks.loanParts)
	const hasPartner = values['consumer.hasPartner'] === 'yes'
	const ofPartner = {
		partner: { ...of(...partner), hasPartner: true },
		partnerPension: { ...of(partnerPension), partnerPensions: rows(blocks.partnerPensions) },
	}
	return {
		consumer: of(...consumer),
		additionalData: of(blocks.additionalData),
		mortgage: { ...of(mortgage, ...mortgageDetails, finances), loanParts },
		pension: { ...of(pension), pensions: rows(blocks.pensions) },
		general: of(blocks.general),
		...(hasPartner ? ofPartner : {}),
	}
}

function filledRows(block: Block, values: Values, typed: unknown) {
	const rows = listRows(block, typed).map((row) => answersOf(block, values, row))
	return rows.filter((row) => Object.values(row).some((value) => value !== null))
}

function answersOf(block: Block, values: Values, row?: number): Record<string, PayloadValue> {
	const sent = block.questions.filter(isSentToApi)
	return Object.fromEntries(
		sent.map((question) => {
			const value = values[getFieldName(block, question.name, row)]
			return [question.name, value === undefined ? null : payloadValueOf(question, value, block)]
		}),
	)
}

/** Dates of loan parts are `DD-MM-YYYY`, others `YYYY-MM-DD` (contract §6). */
function payloadValueOf(question: Question, value: string | number | true, { name }: Block): PayloadValue {
	if (question.kind === 'choice' && question.words === 'yesNo') return value === 'yes'
	return question.kind === 'date' && name === 'loanParts' ? toLoanPartDate(String(value)) : value
}
