import { DefinitionList } from '#app/ui/definition-list'
import { RichText } from '#app/ui/rich-text'
import { Card } from '#app/ui/card'

interface StepTextProps {
	title?: string
	html?: { html: string; lang?: string }
	facts?: readonly { term: string; detail: string }[]
}

export function StepText({ title, html, facts }: StepTextProps) {
	const words = (
		<>
			{html ? <RichText {...html} level={title ? 4 : 3} /> : null}
			{facts ? <DefinitionList items={facts} /> : null}
		</>
	)
	if (!title) return words
	return (
		<Card title={title} level={3}>
			{words}
		</Card>
	)
}
