import type { UnsentInput as Unsent } from '#app/request/form-reply'
import { ButtonLinks } from '#app/ui/button-links'
import { DefinitionList } from '#app/ui/definition-list'
import { Section } from '#app/ui/section'
import { TextLines } from '#app/ui/text-lines'

/** Input that was not sent, as text to copy, and the way to the adviser. */
export function UnsentInput({ unsent }: { unsent: Unsent | undefined }) {
	if (!unsent) return null
	const { title, purpose, rows, links } = unsent
	const items = rows.map(({ term, detail }) => ({
		term,
		detail: <TextLines lines={detail.split(/\r?\n/)} />,
	}))
	const ways = <ButtonLinks links={links} />
	if (items.length === 0) return ways
	return (
		<Section title={title} purpose={purpose}>
			<DefinitionList items={items} />
			{ways}
		</Section>
	)
}
