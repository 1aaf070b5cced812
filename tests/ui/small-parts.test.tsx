import { shield } from '@wordpress/icons';
import { Badge } from '@/ui/badge';
import { CountBadge } from '@/ui/count-badge';
import { EmptyState } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';
import { Skeleton, SkeletonCard } from '@/ui/skeleton';
import { Spinner } from '@/ui/spinner';
import { Stat, StatList } from '@/ui/stat';
import { Status } from '@/ui/status';
import { render, screen } from '#tests/support/render';

describe('small parts', () => {
	it('COMP-25 draws an icon 24 pixels wide unless told otherwise', () => {
		const { rerender } = render(<Icon icon={shield} label="Secure" />);
		const icon = () => screen.getByRole('img', { name: 'Secure' }).querySelector('svg');
		expect(icon()).toHaveAttribute('width', '24');
		rerender(<Icon icon={shield} label="Secure" size={32} />);
		expect(icon()).toHaveAttribute('height', '32');
	});

	it('hides an icon without a label from assistive technology', () => {
		const { container } = render(<Icon icon={shield} />);
		expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
	});

	it('COMP-26 draws a spinner 20 pixels wide unless told otherwise', () => {
		const { container, rerender } = render(<Spinner label="Loading scan" />);
		expect(container.querySelector('svg')).toHaveAttribute('width', '20');
		expect(container).toHaveTextContent('Loading scan');
		rerender(<Spinner size={32} />);
		expect(container.querySelector('svg')).toHaveAttribute('width', '32');
	});

	it('says a status by its word, whatever its colour', () => {
		render(
			<p>
				<Status intent="error">2 threats</Status> <Badge>Beta</Badge>
			</p>,
		);
		expect(screen.getByText('2 threats')).toBeVisible();
		expect(screen.getByText('Beta')).toBeVisible();
	});

	it('counts only from one on, and says what it counts', () => {
		const { container, rerender } = render(<CountBadge count={0} label="0 updates" />);
		expect(container).toBeEmptyDOMElement();
		rerender(
			<button>
				Plugins <CountBadge count={3} label="3 updates" />
			</button>,
		);
		expect(screen.getByRole('button', { name: 'Plugins 3 updates' })).toHaveTextContent('3');
	});

	it('lets nobody hear the blocks of a skeleton, only what it stands for', () => {
		const { container, rerender } = render(<Skeleton lines={3} label="Loading scan" />);
		expect(screen.getByText('Loading scan')).toBeInTheDocument();
		expect(container.querySelectorAll('[aria-hidden]')).toHaveLength(3);
		rerender(<Skeleton height={80} />);
		expect(container.querySelector('[aria-hidden]')).toHaveStyle({ height: '80px' });
		rerender(<SkeletonCard label="Loading backup" />);
		expect(screen.getByText('Loading backup')).toBeInTheDocument();
	});

	it('joins a number to its name', () => {
		render(
			<StatList>
				<Stat label="Best day" value="1,234" detail="November 3" />
			</StatList>,
		);
		expect(screen.getByRole('term')).toHaveTextContent('Best day');
		expect(screen.getByRole('definition')).toHaveTextContent('1,234November 3');
	});

	it('says in an empty place what to do next', () => {
		render(
			<EmptyState
				title="No products yet"
				description="Buy one."
				action={<a href="#/plans">Plans</a>}
			/>,
		);
		expect(screen.getByText('No products yet')).toBeVisible();
		expect(screen.getByRole('link', { name: 'Plans' })).toBeVisible();
	});
});
