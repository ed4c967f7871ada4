import { toSafeName } from '#app/lib/content-disposition'

const forbidden = /[<>:"|?*]/g
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** Gives each file of an archive a name that any system can unpack, and that no other one has, however it is spelt. */
export function createEntryNamer() {
	const taken = new Set<string>()
	return (wanted: string) => {
		const name = unpackable(wanted)
		const extension = /(?<=.)\.[^.]{1,8}$/.exec(name)?.[0] ?? ''
		const stem = name.slice(0, name.length - extension.length)
		let own = name
		for (let turn = 2; taken.has(keyOf(own)); turn += 1) own = `${stem} (${turn})${extension}`
		taken.add(keyOf(own))
		return own
	}
}

/** Windows and macOS take these for the same name. */
function keyOf(name: string) {
	return name.normalize('NFC').toLowerCase()
}

function unpackable(wanted: string) {
	const name = toSafeName(wanted)
		?.replace(forbidden, '_')
		.replace(/[. ]+$/, '')
	return (name || 'document').replace(devices, '_$1')
}
