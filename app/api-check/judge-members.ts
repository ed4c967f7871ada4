import { isEmpty, normaliseName } from '#app/api/wire'
import { readList } from '#app/api/jsonapi'
import { isPlainObject } from '#app/api/plain-object'
import type { Finding } from './judge-answer'

interface Decisive {
	member: string
	/** Lists whose elements may have it; the first is named in the report. */
	paths: readonly [string, ...string[]]
	/** Members that lead to the object that has it. */
	inside?: readonly string[]
	shown: string
}

/** Members by which pages decide (contract §9). An absent one is none, so its absence shows in no single answer. */
const decisive: readonly Decisive[] = [
	{ member: 'is_done', paths: ['/api/actions'], shown: 'every task as open' },
	{ member: 'is_signed', paths: ['/api/products/otds'], shown: 'no assignment as signed' },
	{ member: 'is_cancelled', paths: ['/api/products/otds'], shown: 'no assignment as cancelled' },
	{
		member: 'is_paid',
		paths: ['/api/invoices', '/api/actions'],
		inside: ['productAction', 'payment'],
		shown: 'an invoice as paid only where the status of its payment says so',
	},
]

/** Warnings, by path, about members that no element of any list has although there are elements. */
export function judgeMembers(documents: ReadonlyMap<string, unknown>): [path: string, finding: Finding][] {
	return decisive.flatMap(({ member, paths, inside = [], shown }): [string, Finding][] => {
		const elements = paths.flatMap((path) => readList(documents.get(path)))
		const owners = elements.flatMap((element) => findOwner(element, inside) ?? [])
		if (owners.length === 0 || owners.some((owner) => !isEmpty(findMember(owner, member) ?? null))) return []
		const expected = 'an element that has it'
		return [[paths[0], { severity: 'warning', member: `/${member}`, expected, received: 'nowhere', shown }]]
	})
}

/** Skips steps that an element lacks: an action has the payment itself, an invoice within its action. */
function findOwner(element: unknown, steps: readonly string[]): unknown {
	const [step, ...rest] = steps
	if (step === undefined) return isPlainObject(element) ? element : undefined
	const inside = findMember(element, step)
	if (isPlainObject(inside)) return findOwner(inside, rest)
	return rest.length > 0 ? findOwner(element, rest) : undefined
}

function findMember(element: unknown, name: string): unknown {
	if (!isPlainObject(element)) return undefined
	const spelled = Object.keys(element).find((one) => normaliseName(one) === normaliseName(name))
	return spelled === undefined ? undefined : element[spelled]
}
