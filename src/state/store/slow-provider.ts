import { injectValue } from './inject-slice';

/** Says that the provider is slow while an answer has been waited for too long; "" otherwise. */
export const { select: selectSlowProvider, changed: providerSlowed } = injectValue(
	'slowProvider',
	'',
);
