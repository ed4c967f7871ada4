import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button'
import { ButtonRow } from '#app/ui/button-row'
import { DefinitionList } from '#app/ui/definition-list'
import { Section } from '#app/ui/section'
import type { PaymentView } from './payment-page.server'

export function PaymentFacts({ page, children }: { page: PaymentView; children: ReactNode }) {
	const { facts, problem, check } = page
	return (
		<>
			<DefinitionList items={facts} />
			{check ? (
				<ButtonRow>
					<ButtonLink variant="primary" href={check.href}>
						{check.label}
					</ButtonLink>
				</ButtonRow>
			) : null}
			{problem ? (
				<Section title={problem.title}>
					<p>{problem.text}</p>
				</Section>
			) : null}
			{children}
		</>
	)
}
