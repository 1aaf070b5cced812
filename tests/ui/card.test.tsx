import { Card } from '@/ui/card';
import { CardGrid } from '@/ui/card-grid';
import { render, screen, within } from '#tests/support/render';

describe('Card', () => {
	it('is a region that its heading names', () => {
		render(
			<Card title="Scan" headingLevel={2} footer={<a href="#/scan">Fix threats</a>}>
				Two threats
			</Card>,
		);
		const card = screen.getByRole('region', { name: 'Scan' });
		expect(within(card).getByRole('heading', { level: 2, name: 'Scan' })).toBeVisible();
		expect(within(card).getByRole('link', { name: 'Fix threats' })).toBeVisible();
		expect(card).toHaveTextContent('Two threats');
	});

	it('keeps the badge and the action out of its name', () => {
		render(<Card title="Backup" badge={<span>Active</span>} action={<button>More</button>} />);
		expect(screen.getByRole('region', { name: 'Backup' })).toHaveTextContent('Active');
		expect(screen.getByRole('button', { name: 'More' })).toBeVisible();
	});

	it('fades while disabled, and only then', () => {
		const { rerender } = render(<Card title="Monitor" isDisabled />);
		expect(screen.getByRole('region', { name: 'Monitor' })).toHaveClass('disabled');
		rerender(<Card title="Monitor" />);
		expect(screen.getByRole('region', { name: 'Monitor' })).not.toHaveClass('disabled');
	});

	it('CARD-24 draws its icon 32 pixels wide, as all others', () => {
		render(<Card title="Boost" icon={<svg />} />);
		const icon = screen.getByRole('region', { name: 'Boost' }).querySelector('svg');
		expect(icon).toHaveAttribute('width', '32');
		expect(icon).toHaveAttribute('height', '32');
	});

	it('gives each card on a page its own name', () => {
		render(
			<CardGrid>
				<Card title="Scan" />
				<Card title="Backup" />
			</CardGrid>,
		);
		expect(screen.getAllByRole('region').map((card) => card.textContent)).toEqual([
			'Scan',
			'Backup',
		]);
		expect(screen.getByRole('region', { name: 'Backup' })).toBeVisible();
	});
});
