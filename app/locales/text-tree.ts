export interface TextTree {
	[key: string]: string | TextTree
}

export type TextOverlay<Tree> = {
	readonly [Key in keyof Tree]?: Tree[Key] extends string ? string : TextOverlay<Tree[Key]>
}

type Plural<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key

/** Dotted keys; a plural pair (`key_one`, `key_other`) counts as `key`. */
export type KeyOf<Tree, Prefix extends string = ''> = {
	[Key in keyof Tree & string]: Tree[Key] extends string
		? Plural<`${Prefix}${Key}`>
		: KeyOf<Tree[Key], `${Prefix}${Key}.`>
}[keyof Tree & string]

interface OpenTree {
	readonly [key: string]: string | OpenTree | undefined
}

export function flattenTexts(tree: OpenTree, prefix = '', flat = new Map<string, string>()) {
	for (const [key, value] of Object.entries(tree)) {
		if (typeof value === 'string') flat.set(prefix + key, value)
		else if (value) flattenTexts(value, `${prefix}${key}.`, flat)
	}
	return flat
}

/** Copies the tree and replaces each text for which `find` returns one. */
export function composeTexts<Tree extends TextTree>(
	tree: Tree,
	find: (key: string) => string | undefined,
	prefix = '',
): Tree {
	const copy: TextTree = { ...tree }
	for (const [key, value] of Object.entries(tree))
		copy[key] =
			typeof value === 'string'
				? (find(prefix + key) ?? value)
				: composeTexts(value, find, `${prefix}${key}.`)
	return copy as Tree
}
