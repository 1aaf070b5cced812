import { image, shield } from '@wordpress/icons';
import { useState } from 'react';
import { toPictureUrl } from '@/lib/picture-url';
import { Badge } from '@/ui/badge';
import { CountBadge } from '@/ui/count-badge';
import { EmptyState } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';
import { Picture } from '@/ui/picture';
import { completionPercentage, ProgressBar } from '@/ui/progress-bar';
import { Skeleton, SkeletonCard } from '@/ui/skeleton';
import { Spinner } from '@/ui/spinner';
import { Stat, StatList } from '@/ui/stat';
import { Status } from '@/ui/status';
import { TextInput, type TextInputProps } from '@/ui/text-input';
import { Textarea } from '@/ui/textarea';
import { fireEvent, render, screen } from '#tests/support/render';

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

	it('says a status by its word, whatever its color', () => {
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

describe('completionPercentage', () => {
	it('COMP-19 is capped at 100', () => {
		expect(completionPercentage({ value: 250 })).toBe(100);
	});

	it('COMP-20 never decreases unless it may go backwards', () => {
		expect(completionPercentage({ value: 30, reached: 60 })).toBe(60);
		expect(completionPercentage({ value: 30, reached: 60, canGoBackwards: true })).toBe(30);
	});

	it('COMP-21 is out of 100 unless told otherwise', () => {
		expect(completionPercentage({ value: 30 })).toBe(30);
		expect(completionPercentage({ value: 30, total: 60 })).toBe(50);
	});

	it.each([
		[-5, 100],
		[0, 0],
		[NaN, 100],
	])('is 0 for %d of %d', (value, total) => {
		expect(completionPercentage({ value, total })).toBe(0);
	});
});

describe('ProgressBar', () => {
	it('COMP-20 keeps the highest value it has shown', () => {
		const bar = () => screen.getByRole('progressbar', { name: 'Recommendations' });
		const { rerender } = render(<ProgressBar label="Recommendations" value={67} />);
		expect(bar()).toHaveAttribute('aria-valuenow', '67');
		rerender(<ProgressBar label="Recommendations" value={50} />);
		expect(bar()).toHaveAttribute('aria-valuenow', '67');
		rerender(<ProgressBar label="Recommendations" value={50} canGoBackwards />);
		expect(bar()).toHaveAttribute('aria-valuenow', '50');
	});
});

describe('Picture', () => {
	const toUrl = (address: string) => toPictureUrl(address, { adminUrl: '', rawUrl: 'example.com' });
	const ADDRESS = toUrl('https://example.com/face.png');

	const draw = (src: typeof ADDRESS) => {
		const view = render(<Picture src={src} icon={image} />);
		const find = (name: string) => view.container.querySelector(name);
		return {
			...view,
			photo: () => find('img'),
			drawing: () => find('svg'),
		};
	};

	it('holds the place with a drawing until the picture has come', () => {
		const { photo, drawing } = draw(ADDRESS);
		expect(drawing()).toBeInTheDocument();
		fireEvent.load(photo()!);
		expect(drawing()).not.toBeInTheDocument();
		expect(photo()).toHaveAttribute('alt', '');
	});

	it('leaves the drawing, and nothing broken, where the picture cannot be had', () => {
		const { photo, drawing } = draw(ADDRESS);
		fireEvent.error(photo()!);
		expect(photo()).not.toBeInTheDocument();
		expect(drawing()).toBeInTheDocument();
	});

	it('draws where there is no picture at all', () => {
		const { photo, drawing } = draw(undefined);
		expect(photo()).not.toBeInTheDocument();
		expect(drawing()).toBeInTheDocument();
	});

	it('tries another address after one that failed', () => {
		const { photo, rerender } = draw(ADDRESS);
		fireEvent.error(photo()!);
		rerender(<Picture src={toUrl('https://example.com/other.png')} icon={image} />);
		expect(photo()).toHaveAttribute('src', 'https://example.com/other.png');
	});
});

describe('fields for text', () => {
	function Host({ isLong = false, ...props }: Partial<TextInputProps> & { isLong?: boolean }) {
		const [value, setValue] = useState('');
		const shared = { label: 'License key', value, onChange: setValue };
		const { maxLength, help, error } = props;
		return isLong ? (
			<Textarea {...shared} {...{ maxLength, help, error }} />
		) : (
			<TextInput {...shared} {...props} />
		);
	}

	const box = () => screen.getByRole('textbox', { name: 'License key' });

	describe.each([
		['TextInput', false],
		['Textarea', true],
	])('%s', (_, isLong) => {
		it('COMP-27 has a maximum length if one is set', async () => {
			const { user } = render(<Host isLong={isLong} maxLength={5} />);
			await user.type(box(), 'jetpack');
			expect(box()).toHaveValue('jetpa');
		});

		it('COMP-27 has none otherwise', async () => {
			const { user } = render(<Host isLong={isLong} />);
			await user.type(box(), 'jetpack jetpack');
			expect(box()).toHaveValue('jetpack jetpack');
			expect(box()).not.toHaveAttribute('maxlength');
		});

		it('is described by its error first, then by its help', () => {
			const { rerender } = render(<Host isLong={isLong} help="In your mail." />);
			expect(box()).toBeValid();
			expect(box()).toHaveAccessibleDescription('In your mail.');
			rerender(<Host isLong={isLong} help="In your mail." error="Invalid license key." />);
			expect(box()).toBeInvalid();
			expect(box()).toHaveAccessibleDescription('Invalid license key. In your mail.');
		});
	});
});
