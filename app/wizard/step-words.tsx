import { DefinitionList } from '#app/ui/definition-list'
import { RichText } from '#app/ui/rich-text'
import { Card } from '#app/ui/card'

interface StepWordsProps {
	title?: string
	html?: string
	facts?: readonly { term: string; detail: string }[]
}

/** What stands above the questions of a step: the firm's words, and what is known. */
export function StepWords({ title, html, facts }: StepWordsProps) {
	const words = (
		<>
			{html ? <RichText html={html} /> : null}
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
