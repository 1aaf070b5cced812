import { Button } from '@/ui/button';
import { ButtonGroup } from '@/ui/button-group';
import { ErrorBoundary } from '@/ui/error-boundary';
import { render, screen } from '#tests/support/render';

function messageOf(children: React.ReactNode): string {
	// React tells of every error on the console, caught or not; the boundary below is the assertion.
	jest.spyOn(console, 'error').mockImplementation(() => {});
	const { container } = render(
		<ErrorBoundary fallback={(error) => <p>{error.message}</p>}>
			<ButtonGroup>{children}</ButtonGroup>
		</ErrorBoundary>,
	);
	return container.textContent ?? '';
}

function Impostor() {
	return <button type="button">No</button>;
}

describe('ButtonGroup', () => {
	it('COMP-18 takes buttons, and skips what is not drawn', () => {
		render(
			<ButtonGroup label="Answer">
				<Button>Yes</Button>
				{false}
				{null}
				<Button>No</Button>
			</ButtonGroup>,
		);
		expect(screen.getByRole('group', { name: 'Answer' })).toBeVisible();
		expect(screen.getAllByRole('button')).toHaveLength(2);
	});

	it.each([
		[
			'an element',
			<a key="a" href="#x">
				Link
			</a>,
			'<a>',
		],
		['a component', <Impostor key="i" />, '<Impostor>'],
		['a text', 'Hello', '"Hello"'],
		['a fragment', <></>, '<react.fragment>'],
	])('COMP-18 refuses %s and names it', (_, child, name) => {
		expect(messageOf(child)).toBe(`A button group takes only buttons, not ${name}.`);
	});
});
