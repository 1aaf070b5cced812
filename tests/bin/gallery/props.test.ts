import { readProps } from '../../../bin/lib/gallery/props.mjs';

it('reads the comment of a component, and the types of its props with their comments', () => {
	const source = `
		type Size = 'small' | 'large';
		type Other = 1;
		/** For a box. */
		export interface BoxProps extends HTMLAttributes<HTMLElement> {
			title: string;
			/** How much room it takes. */
			size?: Size;
		}
		/** Holds
		 *  something. */
		export function Box({ title, size }: BoxProps) { return title + size; }
	`;
	const { about, props } = readProps(source, 'Box');
	expect(about).toBe('Holds something.');
	expect(props.replace(/\s+/g, ' ')).toBe(
		'/** For a box. */ export interface BoxProps extends HTMLAttributes<HTMLElement> ' +
			"{ title: string; /** How much room it takes. */ size?: Size; } type Size = 'small' | 'large';",
	);
});

it.each([
	['a type in place', 'export const Box = ({ a }: { a: string }) => a;'],
	['a passed ref', 'export const Box = forwardRef<Element, Props>(function Box({ a }, ref) {});'],
	['two types', 'export function Box(props: Props & Other) {}'],
	['an alternative', 'export function Box(props: Props & (Other | More)) {}'],
])('reads the props of a component with %s', (_kind, component) => {
	expect(readProps(`type Props = { a: string }; ${component}`, 'Box').props).toContain(
		'{ a: string }',
	);
});

it.each(['export function Box() {}', 'export const Box = { Notes };'])(
	'knows a component without props: %s',
	(source) => {
		expect(readProps(source, 'Box').props).toBe('');
	},
);

it('throws for a component that the file lacks', () => {
	expect(() => readProps('export const Bag = 1;', 'Box')).toThrow('There is no component Box.');
});
