import { expect, test } from 'vitest'
import { guidePlaces } from './guide-places'
import type { Block, Values } from './question'

const withPartner = { names: ['hasPartner'], is: ['yes'] }
const blocks: Block[] = [
	{
		name: 'self',
		path: 'persons[0]',
		questions: [
			{ kind: 'text', name: 'firstName' },
			{ kind: 'ticks', name: 'plans', answers: ['moving', 'none'] },
			{
				kind: 'choice',
				name: 'whenMoving',
				answers: ['soon', 'later'],
				when: { names: ['moving'], is: ['ticked'] },
			},
			{ kind: 'text', name: 'why', when: { names: ['whenMoving'], is: ['later'] } },
		],
	},
	{ name: 'together', questions: [{ kind: 'choice', name: 'hasPartner', answers: ['yes', 'no'] }] },
	{
		name: 'partner',
		path: 'persons[1]',
		when: withPartner,
		questions: [{ kind: 'text', name: 'firstName' }],
	},
	{
		name: 'rows',
		path: 'loans.parts',
		most: 3,
		when: withPartner,
		questions: [{ kind: 'money', name: 'amount' }],
	},
	{ name: 'sum', path: 'loans', questions: [{ kind: 'money', name: 'total' }] },
]

const guide = (values: Values) => {
	const { places, guides } = guidePlaces(blocks, values)
	return { places: Object.fromEntries(places), guides: Object.fromEntries(guides) }
}

test('What is not asked leads to the question that would ask it, through others that are not asked', () => {
	expect(guide({ hasPartner: 'no' })).toEqual({
		places: {
			'persons[0].firstName': 'persons[0].firstName',
			'persons[0].plans': 'persons[0].plans',
			'persons[0].moving': 'persons[0].plans',
			'persons[0].none': 'persons[0].plans',
			hasPartner: 'hasPartner',
			'loans.total': 'loans.total',
		},
		guides: {
			'persons/1': 'hasPartner',
			'persons/1/firstname': 'hasPartner',
			'loans/parts': 'hasPartner',
			'persons/0/whenmoving': 'persons[0].plans',
			'persons/0/why': 'persons[0].plans',
		},
	})
})

test('What is asked is its own place', () => {
	const values: Values = { hasPartner: 'yes', 'persons[0].moving': true, 'persons[0].whenMoving': 'soon' }
	const { places, guides } = guide(values)
	expect(places).toMatchObject({
		'persons[1].firstName': 'persons[1].firstName',
		'loans.parts[*].amount': 'loans.parts[*].amount',
		'persons[0].whenMoving': 'persons[0].whenMoving',
	})
	expect(guides).toEqual({ 'persons/0/why': 'persons[0].whenMoving' })
})
