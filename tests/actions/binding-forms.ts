import { answerForms } from './binding-answer-forms'
import type { BindingForm } from './binding-form'
import { moneyForms } from './binding-money-forms'

/** Every form that binds. A new one gets a row here. */
export const bindingForms: BindingForm[] = [...moneyForms, ...answerForms]
