import { useState } from 'react';
import { Card } from '@/ui/card';
import { CardGrid } from '@/ui/card-grid';
import { render, screen, waitFor } from '#tests/support/render';

const press = async (ui: React.ReactElement) => {
	const { user } = render(ui);
	await user.click(screen.getByRole('button', { name: 'Gone' }));
};
const headingOf = (name: string) => screen.getByRole('heading', { name });

const Vanishing = ({ children }: { children?: React.ReactNode }) => {
	const [isThere, setIsThere] = useState(true);
	return isThere ? <button onClick={() => setIsThere(false)}>Gone</button> : <p>Done {children}</p>;
};

it('useKeptFocus moves the focus to the marked successor of a control that disappears', async () => {
	await press(
		<Card title="Boost">
			<Vanishing>
				<a href="#/boost" data-focus-successor>
					Manage
				</a>
			</Vanishing>
		</Card>,
	);
	await waitFor(() => expect(screen.getByRole('link', { name: 'Manage' })).toHaveFocus());
});

describe('useKeptFocus when the focus has left the card', () => {
	function Late({ isDone }: { isDone: boolean }) {
		return (
			<>
				<Card title="Backup">{isDone ? <p>Done</p> : <button>Try again</button>}</Card>
				<button>Elsewhere</button>
			</>
		);
	}
	const settle = () => new Promise((resolve) => setTimeout(resolve));

	it('leaves the focus on another control', async () => {
		const { user, rerender } = render(<Late isDone={false} />);
		await user.click(screen.getByRole('button', { name: /^Try again/ }));
		await user.tab();
		rerender(<Late isDone />);
		await settle();
		expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
	});

	it('leaves the focus on the page after a click beside every control', async () => {
		const { user, rerender } = render(<Late isDone={false} />);
		await user.click(screen.getByRole('button', { name: /^Try again/ }));
		await user.click(document.body);
		rerender(<Late isDone />);
		await settle();
		expect(document.body).toHaveFocus();
	});
});

describe('useKeptFocus when the whole card disappears', () => {
	const Replaced = ({ next }: { next: string | null }) => {
		const [isThere, setIsThere] = useState(true);
		if (isThere) {
			return (
				<Card title="Broken">
					<button onClick={() => setIsThere(false)}>Gone</button>
				</Card>
			);
		}
		return next === null ? null : <Card title={next}>Done</Card>;
	};

	it('moves the focus to the card that replaces it', async () => {
		await press(
			<CardGrid>
				<Card title="Before" />
				<Replaced next="Repaired" />
				<Card title="After" />
			</CardGrid>,
		);
		await waitFor(() => expect(headingOf('Repaired')).toHaveFocus());
	});

	it.each([
		['the next card', ['After'], 'After'],
		['the previous card if it was the last', [], 'Before'],
	])('moves the focus to %s', async (_which, after, target) => {
		await press(
			<CardGrid>
				<Card title="Before" />
				<Replaced next={null} />
				{after.map((title) => (
					<Card key={title} title={title} />
				))}
			</CardGrid>,
		);
		await waitFor(() => expect(headingOf(target)).toHaveFocus());
	});
});
