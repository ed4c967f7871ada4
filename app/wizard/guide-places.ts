import { toPath, type ErrorPlaces } from '#app/forms/error-place'
import {
	getFieldName,
	isAsked,
	listErrorPlaces,
	type Block,
	type BlockField,
	type Question,
	type Values,
} from './question'

export interface GuidedPlaces {
	/** Fields of the questions that are asked. */
	places: ErrorPlaces
	/**
	 * For the others, the question whose answer asks them. A path that has such questions alone (`partner`) is one of them,
	 * for members that the form does not know and for rows that the client did not add.
	 */
	guides: ErrorPlaces
}

/** Places for what the API refuses: a question that the client cannot see has no error of its own. */
export function guidePlaces(blocks: readonly Block[], values: Values): GuidedPlaces {
	const all = listErrorPlaces(blocks)
	const fields = blocks.flatMap((block) => block.questions.map((question) => createField(block, question)))
	const gates = new Map(fields.flatMap((field) => listGates(field, values)))
	const findGuide = (place: string, depth = 0): string => {
		const gate = gates.get(place)
		return gate === undefined || depth > fields.length ? place : findGuide(all.get(gate) ?? gate, depth + 1)
	}
	const guided = [...all].filter(([, place]) => gates.has(place))
	const groups = listClosedPaths(blocks, values).map(([path, gate]) => [path, all.get(gate) ?? gate] as const)
	return {
		places: new Map([...all].filter(([, place]) => !gates.has(place))),
		guides: new Map(
			[...groups, ...guided].map(([name, place]) => [toPath(name.split('[*]')[0] ?? ''), findGuide(place)]),
		),
	}
}

/** A field in any row. */
function createField(block: Block, question: Question): BlockField {
	const row = block.most === undefined ? '' : '[*]'
	const name = block.path === undefined ? question.name : `${block.path}${row}.${question.name}`
	return { block, question, name }
}

/** A question that is not asked, with the one that its block or it waits for. */
function listGates(field: BlockField, values: Values): [string, string][] {
	const { block, question, name } = field
	const gate = isClosed(block, values) ? block.when?.names[0] : findOwnGate(field, values)
	return gate === undefined || question.kind === 'next' ? [] : [[name, gate]]
}

function findOwnGate({ block, question, name }: BlockField, values: Values) {
	if (block.most !== undefined || !question.when || isAsked({ block, question, name }, values))
		return undefined
	return getFieldName(block, question.when.names[0] ?? '')
}

function isClosed(block: Block, values: Values) {
	const question: Question = { kind: 'hidden', name: '' }
	return !isAsked({ block, question, name: '' }, values)
}

/** Paths whose blocks are all closed, with the question that opens them. */
function listClosedPaths(blocks: readonly Block[], values: Values): [string, string][] {
	const paths = new Set(blocks.flatMap(({ path }) => (path === undefined ? [] : [path])))
	return [...paths].flatMap((path): [string, string][] => {
		const inside = blocks.filter((block) => isInside(block.path, path))
		const gate = inside[0]?.when?.names[0]
		return gate !== undefined && inside.every((block) => isClosed(block, values)) ? [[path, gate]] : []
	})
}

function isInside(path: string | undefined, around: string) {
	return path === around || path?.startsWith(`${around}.`) === true || path?.startsWith(`${around}[`) === true
}
