import { Badge } from '@/ui/badge';
import { CountBadge } from '@/ui/count-badge';
import { Status } from '@/ui/status';
import { render, screen } from '#tests/support/render';

describe('Status', () => {
	it('shows its text, as a badge does', () => {
		render(
			<p>
				<Status intent="error">2 threats</Status> <Badge>Beta</Badge>
			</p>,
		);
		expect(screen.getByText('2 threats')).toBeVisible();
		expect(screen.getByText('Beta')).toBeVisible();
	});
});

describe('CountBadge', () => {
	it('is hidden at 0, and names what it counts', () => {
		const { container, rerender } = render(<CountBadge count={0} label="0 updates" />);
		expect(container).toBeEmptyDOMElement();
		rerender(
			<button>
				Plugins <CountBadge count={3} label="3 updates" />
			</button>,
		);
		expect(screen.getByRole('button', { name: 'Plugins 3 updates' })).toHaveTextContent('3');
	});
});
