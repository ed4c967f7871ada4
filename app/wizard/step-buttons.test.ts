import { expect, test } from 'vitest'
import { findPressedStep, getStepButton } from './step-buttons'

test.each([
	[{ step: 'income', [getStepButton(3)]: '3. Inkomen' }, 3],
	[{ [getStepButton(12)]: 'Wijzig' }, 12],
	[{ step: 'income', next: 'Volgende' }, undefined],
	[{ 'step-': 'x', 'step-x': 'x', 'step-123': 'x' }, undefined],
])('Of %j the step %s was pressed', (fields, step) => {
	expect(findPressedStep(fields)).toBe(step)
})
