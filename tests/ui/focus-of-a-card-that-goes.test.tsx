import { useState } from 'react';
import { Card } from '@/ui/card';
import { CardGrid } from '@/ui/card-grid';
import { render, screen, waitFor } from '#tests/support/render';

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

const press = async (ui: React.ReactElement) => {
	const { user } = render(ui);
	await user.click(screen.getByRole('button', { name: 'Gone' }));
};

const headingOf = (name: string) => screen.getByRole('heading', { name });

describe('the focus of a card that goes', () => {
	it('goes to the card that stands in its place', async () => {
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
		['the card before, where it was the last', [], 'Before'],
	])('goes to %s when the card itself goes', async (_which, after, heir) => {
		await press(
			<CardGrid>
				<Card title="Before" />
				<Replaced next={null} />
				{after.map((title) => (
					<Card key={title} title={title} />
				))}
			</CardGrid>,
		);
		await waitFor(() => expect(headingOf(heir)).toHaveFocus());
	});
});
