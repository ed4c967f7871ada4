import type { ReactNode } from 'react'
import { Card } from './card'
import { FigureList, type ListedFigure } from './figure-list'

interface KeyFiguresProps {
	title: string
	purpose: string
	items: readonly ListedFigure[]
	children?: ReactNode
}

export function KeyFigures({ title, purpose, items, children }: KeyFiguresProps) {
	return (
		<Card title={title}>
			<p>{purpose}</p>
			<FigureList figures={items} isSmall />
			{children}
		</Card>
	)
}
