import type { ReactNode } from 'react'
import { DefinitionList } from '#app/ui/definition-list'
import { Section } from '#app/ui/section'
import type { PaymentView } from './payment-page.server'

export function PaymentFacts({ page, children }: { page: PaymentView; children: ReactNode }) {
	const { facts, unavailable } = page
	return (
		<>
			<DefinitionList items={facts} />
			{unavailable ? (
				<Section title={unavailable.title}>
					<p>{unavailable.text}</p>
				</Section>
			) : null}
			{children}
		</>
	)
}
