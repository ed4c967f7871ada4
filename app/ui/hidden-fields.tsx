export interface HiddenField {
	name: string
	value: string
}

export function HiddenFields({ fields = [] }: { fields?: readonly HiddenField[] }) {
	return fields.map((field) => (
		<input key={field.name} type="hidden" name={field.name} defaultValue={field.value} />
	))
}
