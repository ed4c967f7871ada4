/** Result of `erase-client`, without anything that was typed. */
export interface Erased {
	/** Removed records of the id. */
	records: number
	branch: string | undefined
	/** Removed records of the login names; absent without further lines. */
	ofNames: number | undefined
	/** Further lines that have only digits: probably ids of other clients. */
	ids: number
	isOlderUnknown: boolean
	/** State of the list of erasures, for the next restore. */
	list: 'written' | 'not written' | 'none'
}

const olderWords = `What an older SESSION_SECRET sealed, which is not listed, is unknown: nobody can read it, and it goes when it expires.
`

const listWords = {
	written: '',
	'not written': `ERASURES_DIR was not written: a restored backup brings this client back. Mend the folder, and erase again.
`,
	none: `ERASURES_DIR is not set, so there is no list: a restored Redis brings this client back.
`,
}

/** Ends with a line break. */
export function describeErased({ records, branch, ofNames, ids, isOlderUnknown, list }: Erased) {
	const place = branch === undefined ? 'without a branch (--branch=<branch>)' : `in branch ${branch}`
	const hint = records === 0 ? `: nothing is stored of this id ${place}` : ''
	const more = ofNames === undefined ? '' : `; of the login names: ${ofNames}`
	const others =
		ids > 0
			? `Further lines with only digits: ${ids}. They were read as login names: erase each id by a command of its own.\n`
			: ''
	return `Erased ${records} records${hint}${more}\n${others}${isOlderUnknown ? olderWords : ''}${listWords[list]}`
}
