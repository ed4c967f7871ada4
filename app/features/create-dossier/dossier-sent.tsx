import type { ReactNode } from 'react'
import { paths } from '#app/paths'
import { ButtonLink } from '#app/ui/button'
import { EmptyState } from '#app/ui/empty-state'
import type { DossierFormView } from './create-dossier.server'

interface DossierSentProps extends NonNullable<DossierFormView['sent']> {
	/** The receipt. */
	children: ReactNode
}

/** Part of the page instead of a notice, because notices need cookies. */
export function DossierSent({ title, next, toLogin, again, children }: DossierSentProps) {
	const login = <ButtonLink href={paths.login()}>{toLogin}</ButtonLink>
	return (
		<>
			<div role="status" tabIndex={-1}>
				<EmptyState level={2} title={title} action={login}>
					{next}
				</EmptyState>
			</div>
			{children}
			<p>{again}</p>
		</>
	)
}
