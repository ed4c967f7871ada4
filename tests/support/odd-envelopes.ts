import type { Dice } from './dice'
import { createJunk } from './odd-documents'

type Members = Record<string, unknown>
type Envelope = (dice: Dice, members: Members) => unknown

const isMembers = (value: unknown): value is Members =>
	typeof value === 'object' && value !== null && !Array.isArray(value)
const isRelated = (value: unknown) =>
	isMembers(value) || (Array.isArray(value) && value.length > 0 && value.every(isMembers))

function split({ id = '1', ...attributes }: Members) {
	return { type: 'things', id, attributes }
}

/** Moves each object to `included`, with references back to the resource and to each other. */
function relate(dice: Dice, { id = '1', ...members }: Members) {
	const self = { type: 'things', id }
	const related = Object.entries(members).filter(([, value]) => isRelated(value))
	const plain = Object.entries(members).filter(([, value]) => !isRelated(value))
	const included: Members[] = []
	const relationships = related.map(([name, value]): [string, unknown] => {
		const found = [value].flat() as Members[]
		const linkage = found.map(({ id: own = `own-${included.length}`, ...attributes }, index) => {
			const identifier = { type: `${name}-${index}`, id: own }
			const next = {
				type: `${name}-${(index + 1) % found.length}`,
				id: found[(index + 1) % found.length]?.id,
			}
			included.push({
				...identifier,
				attributes,
				relationships: { owner_of_it: { data: self }, next_of_it: { data: next } },
			})
			return identifier
		})
		return [
			name,
			{ data: Array.isArray(value) ? linkage : linkage[0], links: {}, meta: { a: createJunk(dice, 1) } },
		]
	})
	const attributes = Object.fromEntries(plain)
	return { data: { ...self, attributes, relationships: Object.fromEntries(relationships) }, included }
}

/** Formats of one resource (contract §2) by name. */
export const envelopes: Record<string, Envelope> = {
	'a flat object': (_dice, members) => members,
	'a flat list': (_dice, members) => [members],
	'one resource': (_dice, members) => ({ data: split(members) }),
	'a list of one': (_dice, members) => ({ data: [split(members)] }),
	'relationships in a circle': relate,
	'a list with all that an envelope may have': (dice, members) => {
		const { data, included } = relate(dice, members)
		const stranger = { type: 'strangers', id: '1', attributes: createJunk(dice, 2) }
		const others = {
			meta: createJunk(dice, 2),
			links: createJunk(dice, 1),
			errors: [],
			jsonapi: { version: '1.1' },
		}
		return { ...others, data: [data], included: [stranger, ...included, null, 'x', stranger] }
	},
}

/** A body similar to a document: resources with these members that refer to anything, including themselves. */
export function createOddDocument(dice: Dice, names: readonly string[]): unknown {
	const identify = () => ({ type: dice.pick(['a', 'b']), id: dice.pick(['1', '2', 3, null]) })
	const link = () => ({ data: dice.pick<unknown>([identify(), [identify(), identify()], null, [], 'x']) })
	const linked = () =>
		Object.fromEntries(Array.from({ length: dice.below(4) }, () => [dice.pick(names), link()]))
	const resource = () => ({
		...identify(),
		attributes: dice.once(4) ? createJunk(dice, 1) : membersOf(dice, names),
		...(dice.once(3) ? { relationships: dice.once(5) ? createJunk(dice, 1) : linked() } : {}),
	})
	const resources = () => Array.from({ length: dice.below(4) }, resource)
	if (dice.once(4)) return createJunk(dice, 4, names)
	if (dice.once(3)) return membersOf(dice, names)
	return {
		data: dice.once(2) ? resource() : resources(),
		included: dice.once(4) ? createJunk(dice, 2) : resources(),
	}
}

function membersOf(dice: Dice, names: readonly string[]) {
	const members = names.filter(() => !dice.once(3))
	return Object.fromEntries(members.map((name) => [name, createJunk(dice, 3, names)]))
}
