import { normaliseText } from '#app/lib/normalise-text'
import { toSafeName } from '#app/lib/content-disposition'

const forbidden = /[<>:"|?*]/g
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** Names are valid on every system, and unique under case folding and Unicode normalisation. */
export function createEntryNamer() {
	const used = new Set<string>()
	/** Next suffix by name: a dossier may have thousands of equal names. */
	const next = new Map<string, number>()
	return (requested: string) => {
		const name = unpackable(requested)
		const extension = /(?<=.)\.[^.]{1,8}$/.exec(name)?.[0] ?? ''
		const stem = name.slice(0, name.length - extension.length)
		let own = name
		let suffix = next.get(keyOf(name)) ?? 2
		for (; used.has(keyOf(own)); suffix += 1) own = `${stem} (${suffix})${extension}`
		next.set(keyOf(name), suffix)
		used.add(keyOf(own))
		return own
	}
}

function keyOf(name: string) {
	return normaliseText(name).toLowerCase()
}

function unpackable(requested: string) {
	const name = toSafeName(requested)?.replace(forbidden, '_')
	return (name || 'document').replace(devices, '_$1')
}
