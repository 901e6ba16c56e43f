// Components that depend on the text direction, in Arabic, one story of each kind. The toolbar's 'Taal' does the same
// for any other story.
import { totalOf } from '@heldermatch/scorecard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, EllipsisVertical, Pencil } from 'lucide';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import {
  Accordion,
  Badge,
  Breadcrumbs,
  Button,
  Checkbox,
  ComboBox,
  createToasts,
  Disclosure,
  ErrorSummary,
  FileDrop,
  IconButton,
  Inline,
  Link,
  Menu,
  MenuTrigger,
  Meter,
  NavigationBar,
  Notice,
  Pagination,
  PasswordField,
  ProgressBar,
  Radio,
  RadioGroup,
  RangeSlider,
  Scorecard,
  ScorecardCategory,
  SearchField,
  Select,
  Shortlist,
  Slider,
  Stack,
  Switch,
  Tab,
  Table,
  TabList,
  TabPanel,
  Tabs,
  TextArea,
  TextField,
  ToastRegion,
  useCollator,
} from '../src/index.js';

const meta = { title: 'Fundament/Talen', globals: { locale: 'ar' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const cities = ['الإسكندرية', 'أسوان', 'القاهرة', 'طنطا'].map((label) => ({ id: label, label }));

export const Fields: Story = {
  render: () => (
    <Stack>
      <ErrorSummary errors={{ email: 'أدخل عنوان بريد إلكتروني صالحًا' }} />
      <SearchField label="البحث عن مرشح" defaultValue="أخصائية توظيف" />
      <TextField
        label="البريد الإلكتروني"
        name="email"
        description="نستخدمه للرد عليك فقط."
        errorMessage="أدخل عنوان بريد إلكتروني صالحًا"
        isInvalid
        isRequired
      />
      <PasswordField label="كلمة المرور" autoComplete="current-password" />
      <Select label="المدينة" options={cities} defaultValue="القاهرة" />
      <ComboBox label="مكان العمل" options={cities} />
      <TextArea label="الدافع" counterLimit={20_000} defaultValue="ست سنوات من العمل." />
      <FileDrop label="السيرة الذاتية" kinds={['pdf', 'docx']} files={[]} onChange={() => {}} />
      <RadioGroup label="نوع العقد" defaultValue="permanent">
        <Radio value="permanent">دائم</Radio>
        <Radio value="temporary">مؤقت</Radio>
      </RadioGroup>
      <Checkbox description="يمكنك التراجع عن ذلك لاحقًا.">أوافق على الشروط</Checkbox>
      <Switch defaultSelected>إرسال ملخص أسبوعي</Switch>
      <Slider
        label="الميزانية"
        defaultValue={1250}
        maxValue={5000}
        formatOptions={{ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }}
      />
      <RangeSlider label="سنوات الخبرة" defaultValue={[3, 10]} maxValue={30} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'يوجد خطأ واحد' })).toBeVisible();
    const summary = canvas.getByText(/من ٢٠٬٠٠٠ حرف/);
    await expect(summary).toBeInTheDocument();
    const years = canvas.getByRole('slider', { name: 'الحد الأدنى سنوات الخبرة' });
    const thumbs = canvas
      .getAllByRole('slider')
      .map((slider) => slider.getBoundingClientRect().left);
    await expect(thumbs.at(-2), 'the minimum is to the right').toBeGreaterThan(
      Number(thumbs.at(-1)),
    );
    years.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(years, 'more is to the left').toHaveValue('4');
    years.blur();
  },
};

export const Navigation: Story = {
  render: () => (
    <Stack>
      <NavigationBar
        wordmark={{ marked: 'توافق', rest: 'واضح', href: '#start' }}
        label="القائمة الرئيسية"
        links={[
          { label: 'المنتج', href: '#product' },
          { label: 'الأمان', href: '#security' },
        ]}
        currentPath="#product"
        action={<Button>طلب عرض</Button>}
      />
      <Breadcrumbs
        items={[
          { label: 'الوظائف', href: '#jobs' },
          { label: 'أخصائي توظيف', href: '#recruiter' },
        ]}
        current="المرشحون"
      />
      <Link href="https://example.com" opensInNewTab>
        نص القانون
      </Link>
      <Tabs>
        <TabList label="المرشح">
          <Tab id="resume">السيرة الذاتية</Tab>
          <Tab id="notes">الملاحظات</Tab>
          <Tab id="history">السجل</Tab>
        </TabList>
        <TabPanel id="resume">ست سنوات في الرعاية الصحية.</TabPanel>
        <TabPanel id="notes">انطباع جيد من المحادثة الأولى.</TabPanel>
        <TabPanel id="history">أُضيف أمس.</TabPanel>
      </Tabs>
      <Tabs orientation="vertical">
        <TabList label="الإعدادات">
          <Tab id="account">الحساب</Tab>
          <Tab id="team">الفريق</Tab>
        </TabList>
        <TabPanel id="account">الاسم وكلمة المرور.</TabPanel>
        <TabPanel id="team">من يعمل معك.</TabPanel>
      </Tabs>
      <Accordion>
        <Disclosure title="من يرى بياناتي؟" defaultExpanded>
          زملاؤك في هذه الوظيفة فقط.
        </Disclosure>
        <Disclosure title="كم تُحفظ؟">أربعة أسابيع بعد الإجراء.</Disclosure>
      </Accordion>
      <Pagination page={2} pageCount={12} getHref={(page) => `#${page}`} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const resume = canvas.getByRole('tab', { name: 'السيرة الذاتية' });
    resume.focus();
    await userEvent.keyboard('{ArrowLeft}');
    const notes = canvas.getByRole('tab', { name: 'الملاحظات' });
    await expect(notes, 'the next is to the left').toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(resume).toHaveFocus();
    resume.blur();
    const chevron = canvas.getByRole('link', { name: 'التالي' }).querySelector('svg');
    await expect(chevron && getComputedStyle(chevron).scale).toBe('-1 1');
    await expect(canvas.getByRole('link', { name: 'الصفحة ١٢' })).toBeVisible();
  },
};

/** Candidates in the sort order of the language. */
function Candidates() {
  const { compare } = useCollator();
  const items = [
    { id: 'omar', name: 'عمر', city: 'القاهرة', score: 87 },
    { id: 'amina', name: 'أمينة', city: 'أسوان', score: 92 },
    { id: 'badr', name: 'بدر', city: 'طنطا', score: 64 },
  ].toSorted((one, other) => compare(one.name, other.name));
  return (
    <Table
      label="المرشحون"
      items={items}
      selectionMode="multiple"
      defaultSelectedKeys={['badr']}
      sortDescriptor={{ column: 'name', direction: 'ascending' }}
      columns={[
        {
          id: 'name',
          label: 'الاسم',
          isRowHeader: true,
          isSortable: true,
          render: ({ name }) => name,
        },
        { id: 'city', label: 'المدينة', render: ({ city }) => city },
        { id: 'status', label: 'الحالة', render: () => <Badge tone="info">للمراجعة</Badge> },
        {
          id: 'score',
          label: 'الدرجة',
          align: 'end',
          render: ({ score }) => score.toLocaleString('ar-EG'),
        },
      ]}
    />
  );
}

export const Results: Story = {
  render: () => (
    <Stack>
      <Notice tone="caution" title="الدرجة نصيحة">
        اقرأ الدليل وقرر بنفسك.
      </Notice>
      <ProgressBar label="تُقرأ السير الذاتية" value={40} />
      <Meter label="الخبرة ذات الصلة" value={92} />
      <Candidates />
      <Scorecard
        title="مرشح ٠٤١٢"
        score={totalOf(
          [
            { id: 'experience', title: 'الخبرة ذات الصلة', score: 92 },
            { id: 'growth', title: 'إمكانية النمو', score: 80 },
          ],
          new Map([['experience', 'heavy']]),
        )}
        scoreLabel="درجة التوافق"
        note="الدرجة نصيحة. أنت من يقرر."
      >
        <ScorecardCategory
          title="الخبرة ذات الصلة"
          score={92}
          why="ست سنوات أخصائية توظيف في الرعاية الصحية."
          evidence={[1, 2]}
          confidence={90}
        />
        <ScorecardCategory
          title="إمكانية النمو"
          score={80}
          why="دورة في عام ٢٠٢٤."
          evidence={[3]}
        />
      </Scorecard>
      <Shortlist
        title="القائمة المختصرة"
        badge="مثال"
        order="مرتبة حسب الدرجة"
        items={[
          { title: 'مرشح ٠٤١٢', score: 87, why: 'ست سنوات.', evidence: [1], decision: 'تدعوه' },
          { title: 'مرشح ٠٣٨٨', score: 81, why: 'أربع سنوات.' },
        ]}
        scoreLabel="درجة التوافق"
        emptyText="لا يوجد مرشحون بعد."
        note="الدرجة نصيحة. أنت من يقرر."
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const names = canvas
      .getAllByRole('rowheader')
      .map((name) => name.textContent.replace('الاسم', ''));
    await expect(names, 'a hamza does not change the order of letters').toEqual([
      'أمينة',
      'بدر',
      'عمر',
    ]);
    await expect(
      canvas.getAllByRole('img', {
        name: `درجة التوافق: ${(0.87).toLocaleString('ar-EG', { style: 'percent' })}`,
      }),
    ).toHaveLength(2);
  },
};

function Overlays() {
  const [toasts] = useState(createToasts);
  return (
    <>
      <Inline>
        <MenuTrigger>
          <IconButton icon={EllipsisVertical} label="المزيد" />
          <Menu
            selectionMode="single"
            selectedKeys={['edit']}
            items={[
              { id: 'edit', label: 'تعديل الملاحظة', icon: Pencil },
              { id: 'download', label: 'تنزيل السيرة الذاتية', icon: Download },
            ]}
          />
        </MenuTrigger>
        <Button
          variant="secondary"
          onPress={() =>
            toasts.show({ tone: 'positive', title: 'حُفظ', description: 'مع كل الملاحظات.' })
          }
        >
          حفظ
        </Button>
      </Inline>
      <ToastRegion toasts={toasts} />
    </>
  );
}

export const Opened: Story = {
  render: () => <Overlays />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'حفظ' }));
    const toast = await screen.findByRole('group');
    await waitFor(() => expect(toast).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'المزيد' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
    const [first] = screen.getAllByRole('menuitemradio');
    const icon = first?.querySelector('svg')?.getBoundingClientRect();
    const { left, width } = menu.getBoundingClientRect();
    await expect(icon?.left, 'an item begins at the right').toBeGreaterThan(left + width / 2);
    await expect(
      toast.getBoundingClientRect().left,
      'news stands at the left, where a line ends',
    ).toBeLessThan(innerWidth / 2);
  },
};
