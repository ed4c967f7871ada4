import { ButtonLink } from '#app/ui/button'
import { DefinitionList } from '#app/ui/definition-list'
import { EmptyState } from '#app/ui/empty-state'
import { KeyFigures } from '#app/ui/key-figures'
import type { PremiumView } from './premium.server'

export function PremiumBox({ page, address }: { page: PremiumView; address: string }) {
	const { comment, figures, problem } = page
	return (
		<>
			{comment.length > 0 ? <DefinitionList items={comment} /> : null}
			{figures ? <KeyFigures {...figures} /> : null}
			{problem ? (
				<EmptyState
					level={2}
					icon="alert"
					title={problem.text}
					action={<ButtonLink href={address}>{problem.retry}</ButtonLink>}
				/>
			) : null}
		</>
	)
}
