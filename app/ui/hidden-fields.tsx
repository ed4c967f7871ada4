export interface HiddenField {
	name: string
	value: string
}

export function HiddenFields({ fields = [] }: { fields?: readonly HiddenField[] }) {
	return fields.map((field, index) => (
		<input key={`${field.name} ${index}`} type="hidden" name={field.name} defaultValue={field.value} />
	))
}
