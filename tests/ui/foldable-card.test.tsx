import { DevCard } from '@/ui/dev-card';
import { FoldableCard } from '@/ui/foldable-card';
import { render, screen } from '#tests/support/render';

const opener = () => screen.getByRole('button', { name: /Enhance protection/ });

describe('FoldableCard', () => {
	it('COMP-14 is collapsed or expanded, and toggles between the two', async () => {
		const onToggle = jest.fn();
		const { user } = render(
			<FoldableCard title="Enhance protection" subtitle="Before WordPress" onToggle={onToggle}>
				<p>The path</p>
			</FoldableCard>,
		);
		expect(opener()).toHaveAttribute('aria-expanded', 'false');
		expect(opener()).toHaveAccessibleDescription('Before WordPress');
		expect(screen.queryByText('The path')).not.toBeInTheDocument();
		await user.click(opener());
		expect(opener()).toHaveAttribute('aria-expanded', 'true');
		expect(screen.getByText('The path')).toBeVisible();
		await user.click(opener());
		expect(screen.queryByText('The path')).not.toBeInTheDocument();
		expect(onToggle.mock.calls).toEqual([[true], [false]]);
	});

	it('COMP-14 starts expanded where it is told to, and follows whoever controls it', async () => {
		const { user, rerender } = render(
			<FoldableCard title="Enhance protection" defaultOpen>
				<p>The path</p>
			</FoldableCard>,
		);
		expect(screen.getByText('The path')).toBeVisible();
		rerender(
			<FoldableCard title="Enhance protection" open={false}>
				<p>The path</p>
			</FoldableCard>,
		);
		await user.click(opener());
		expect(screen.queryByText('The path')).not.toBeInTheDocument();
	});
});

describe('DevCard', () => {
	it('COMP-15 is there when enabled and gone when closed', async () => {
		const onClose = jest.fn();
		const card = (isEnabled: boolean) => (
			<DevCard title="Dev tools" isEnabled={isEnabled} onClose={onClose}>
				Plans
			</DevCard>
		);
		const { user, rerender, container } = render(card(true));
		expect(screen.getByRole('complementary', { name: 'Dev tools' })).toHaveTextContent('Plans');
		await user.click(screen.getByRole('button', { name: 'Close' }));
		expect(onClose).toHaveBeenCalledTimes(1);
		rerender(card(false));
		expect(container).toBeEmptyDOMElement();
	});
});
