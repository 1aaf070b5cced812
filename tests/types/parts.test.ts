import type { Variants } from '#fixtures/parts/define';
import type { Href } from '@/lib/safe-url';

interface Props {
	variant?: 'primary' | 'secondary';
	text: string;
	href?: Href;
	/** A prop of the browser, not of the component. */
	role?: 'button' | 'link';
}

it('a list of values needs an entry for each of them', () => {
	const whole: Variants<Props> = { variant: { primary: {}, secondary: { text: 'a' } } };
	// @ts-expect-error A value without an entry.
	const lacking: Variants<Props> = { variant: { primary: {} } };
	// @ts-expect-error An entry for a value that the prop does not have.
	const excess: Variants<Props> = { variant: { primary: {}, secondary: {}, third: {} } };
	// @ts-expect-error A prop without entries.
	const none: Variants<Props> = {};
	// @ts-expect-error Only a list of values has variants.
	const text: Variants<Props> = { ...whole, text: {} };
	expect([whole, lacking, excess, none, text]).toHaveLength(5);
});
