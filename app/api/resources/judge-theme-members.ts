import { isPlainObject } from '#app/api/plain-object'
import { isBlank, normaliseName, unwrap } from '#app/api/wire'
import { themeMemberNames } from './installation'

interface FoundThemeFault {
	member: string
	expected: string
}

const ofResource = new Set(['id', 'type', 'links', 'meta'])

/** Members of a theme, as the API sent it, that nobody reads, that are no single value, or that come twice. */
export function judgeThemeMembers(theme: unknown): FoundThemeFault[] {
	const members = unwrap(theme)
	if (!isPlainObject(members)) return []
	const values = new Map<string, unknown>()
	return Object.entries(members).flatMap(([member, value]) => {
		if (ofResource.has(member) || isBlank(value)) return []
		const name = normaliseName(member)
		if (!themeMemberNames.has(name))
			return isSingle(value) ? [{ member, expected: 'a member of the theme' }] : []
		if (!isSingle(value)) return [{ member, expected: 'one text' }]
		const before = values.get(name)
		values.set(name, value)
		return before === undefined || before === value ? [] : [{ member, expected: 'one spelling of a member' }]
	})
}

/** Resources and relations of a JSON:API are no values of the theme. */
function isSingle(value: unknown) {
	return typeof value !== 'object'
}
