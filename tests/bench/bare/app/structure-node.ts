export interface StructureElement {
	tag: string
	/** By React's names. */
	props: Record<string, string | true>
	content: StructureNode[]
}

/** A text or an element. */
export type StructureNode = string | StructureElement
