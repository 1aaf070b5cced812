import { readProps } from '../../../bin/lib/parts/props.mjs';

it('reads the name, the type and the meaning of each prop', () => {
	const source = `
		type Size = 'small' | 'large';
		export interface BoxProps extends HTMLAttributes<HTMLElement> {
			title: string;
			/** How much
			 *  room it takes. */
			size?: Size;
		}
		/** Holds something. */
		export function Box({ title, size }: BoxProps) { return title + size; }
	`;
	expect(readProps(source, 'Box')).toEqual({
		about: 'Holds something.',
		props: [
			{ name: 'title', type: 'string', isOptional: false, about: '' },
			{
				name: 'size',
				type: "'small' | 'large'",
				isOptional: true,
				about: 'How much room it takes.',
			},
		],
		others: ['HTMLAttributes<HTMLElement>'],
	});
});

it.each([
	['a type in place', 'export const Box = ({ a }: { a: string }) => a;'],
	[
		'a forwarded ref',
		'export const Box = forwardRef<Element, Props>(function Box({ a }, ref) {});',
	],
	['two types', 'export function Box(props: Props & Other) {}'],
	['an alternative', 'export function Box(props: Props & (Other | More)) {}'],
])('reads the props of a component with %s', (_kind, component) => {
	const source = `type Props = { a: string }; ${component}`;
	expect(readProps(source, 'Box').props.map(({ name }) => name)).toEqual(['a']);
});

it.each(['export function Box() {}', 'export const Box = { Notes };'])(
	'knows a component without props: %s',
	(source) => {
		expect(readProps(source, 'Box').props).toEqual([]);
	},
);

it('throws for a component that the file lacks', () => {
	expect(() => readProps('export const Bag = 1;', 'Box')).toThrow('There is no component Box.');
});
