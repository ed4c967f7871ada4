import { AnswerButtons } from '#app/forms/fields/form-buttons'
import { PostForm } from '#app/forms/post-form'
import { paths } from '#app/paths'
import { Button, ButtonLink } from '#app/ui/button'
import { Section } from '#app/ui/section'

interface Lines {
	title: string
	lines: readonly string[]
}

interface ClearQuestionProps {
	goes: Lines
	stays: Lines
	confirm: string
	cancel: { href: string; label: string }
}

export function ClearQuestion({ goes, stays, confirm, cancel }: ClearQuestionProps) {
	return (
		<>
			<List {...goes} />
			<List {...stays} />
			<PostForm action={paths.deleteMyData()}>
				<AnswerButtons>
					<ButtonLink href={cancel.href}>{cancel.label}</ButtonLink>
					<Button>{confirm}</Button>
				</AnswerButtons>
			</PostForm>
		</>
	)
}

function List({ title, lines }: Lines) {
	return (
		<Section title={title}>
			<ul>
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</Section>
	)
}
