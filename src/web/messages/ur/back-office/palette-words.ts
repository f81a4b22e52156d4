import type { backOfficePaletteWordsMessages as English } from '../../en/back-office/palette-words.ts'
import { translated } from '../../screen.ts'

/** Other names by which staff look for a page or task, in Urdu and Roman Urdu; the palette finds them, and shows none. */
export const backOfficePaletteWordsMessages = translated<typeof English>(
  'back-office-palette-words',
  {
    nav: {
      today: 'ہوم شروع ڈیش بورڈ خلاصہ کام باقی aaj home dashboard shuru kaam baqi',
      counter:
        'گلہ کیش کاؤنٹر پی او ایس بیچیں بیچنا فروخت سیل رسید بل آج counter galla cash register pos bechna farokht sale raseed bill aaj',
      khata:
        'ادھار قرض قرضہ بقایا حد لین دین وصولی یاد دہانی حساب ادائیگی khata udhar udhaar qarz qarza baqaya limit hisab wasooli adaigi yaad',
      cash: 'گلہ نقدی کیش پیسے پیسہ رائیڈر چھٹا کھلے ریزگاری خرچ خرچہ گنتی نوٹ فرق تجوری naqad naqdi galla cash paise rider chutta khulay kharch kharcha ginti note farq',
      orders:
        'آرڈرز سیل فروخت انوائس رسید بل منسوخ پیکنگ پرچی لیبل رقم واپسی order orders sale farokht raseed bill mansookh cancel packing parchi label refund',
      returns:
        'واپسی واپس تبدیلی شکایت پیسے رقم خراب ٹوٹا wapsi wapis tabdeeli shikayat paise raqam kharab toota refund return',
      products:
        'چیز چیزیں مال سامان کریانہ کیٹلاگ ریٹ لسٹ قیمت بارکوڈ کوڈ ایکسپورٹ آفر رعایت تصویر فوٹو maal saman cheez cheezen kiryana rate list qeemat barcode sku csv export offer riayat tasveer photo product',
      categories: 'قسم کیٹیگری شعبہ خانہ مینو qisam aqsam category shoba menu',
      brands: 'برانڈ کمپنی بنانے والے brand company',
      translations: 'اردو انگریزی زبان ترجمہ urdu english zaban tarjuma translate',
      stock:
        'مال سامان گودام تعداد گنتی بارکوڈ اسکین خراب آیا وصول سٹاک maal saman godam tadad ginti barcode scan kharab aaya wasool stock',
      customers:
        'گاہک کسٹمر خریدار اکاؤنٹ رابطہ تھوک منظور بلاک پوائنٹس ایکسپورٹ gahak grahak customer kharidar account rabta thok manzoor block points export',
      messages:
        'پیغام میسج ان باکس رابطہ فارم سوال شکایت جواب مدد paigham message inbox rabta sawal shikayat jawab madad',
      reviews:
        'رائے ریویو ریٹنگ ستارے تبصرہ فیڈ بیک raye rai review rating sitare tabsara feedback',
      content: 'ویب سائٹ صفحے تحریر متن website page safha tehreer matan',
      banners:
        'بینر سلائیڈر تصویر اشتہار ہوم پیج آفر پروموشن banner slider tasveer ishtihar home promotion',
      news: 'خبر بلاگ مضمون پوسٹ khabar khabrain blog mazmoon post',
      events: 'تقریب ایونٹ کیلنڈر میلہ پروموشن taqreeb event calendar mela promotion',
      about:
        'کامیابیاں تعارف ٹیم تاریخ کمپنی اعداد hamare bare taaruf team company kamyabi kamyabiyan',
      announcement:
        'اعلان نوٹس پٹی پیغام اوپر بند چھٹی elaan ailaan notice patti paigham band chutti',
      texts:
        'شرائط ضوابط رازداری پالیسی قانون واپسی عام سوالات شپنگ sharait razdari policy qanoon wapsi sawalat terms privacy faq',
      searches:
        'تلاش سرچ لفظ الفاظ ہم معنی ڈھونڈا نہیں ملا talash search lafz alfaz hum maani dhoonda nahi mila',
      reports:
        'رپورٹ فروخت سیل آمدنی آمدن منافع نفع ٹیکس ایکسپورٹ چارٹ حساب سب سے زیادہ بکنے والی report farokht sale amdani amdan munafa nafa tax export csv chart hisab',
      zones:
        'علاقہ ڈیلیوری چارجز فیس کرایہ نقشہ کم از کم مفت ilaqa ilaqay delivery charges fees kiraya naqsha map muft free',
      windows:
        'اوقات سلاٹ ٹائم گنجائش جگہ رمضان عید شام صبح auqat waqt slot time gunjaish jagah ramzan ramadan eid shaam subah',
      run: 'ڈیلیوری اسٹاپ دروازہ پہنچانا mera chakkar delivery stop darwaza pohnchana',
      emails: 'ای میل میل میسج ڈاک سرور بھیجی email mail smtp server bheji newsletter',
      staff:
        'سٹاف ملازم ٹیم ساتھی کارکن عہدہ اختیار اجازت دعوت staff mulazim team sathi ohda ikhtiyar ijazat dawat invite role',
      audit: 'آڈٹ ہسٹری لاگ کس نے بدلا کارروائی سرگرمی record audit history log kis ne kya badla',
      system:
        'بیک اپ کاپی بحال ورژن اپ ڈیٹ ڈیٹا بیس ڈسک حساب صحت system backup copy bahal version update database disk hisab',
      settings:
        'سیٹنگ دکان نام لوگو رنگ فون پتہ اوقات کھلنے بند چھٹی ٹیکس ڈلیوری چارجز ادائیگی نقد کارڈ پوائنٹس واٹس ایپ setting dukan dukaan naam logo rang phone pata auqat khulne band chutti tax delivery charges adaigi naqad card points whatsapp',
      security:
        'پاس ورڈ لاگ ان دو مرحلے سیکورٹی ٹوکن کوڈ ڈیوائس password login 2fa do marhale security token api code device',
    },
    inner: {
      board: 'پیکنگ کالم تختہ board packing column takhta',
      runs: 'پلان ڈیلیوری راستہ روٹ اسٹاپ رائیڈر ڈرائیور chakkar plan delivery rasta route stop rider driver',
      imports:
        'امپورٹ تبدیلیاں واپس ریٹ لسٹ ریکارڈ import undo wapas rate list tabdeeli csv history',
      expiring:
        'میعاد ایکسپائری تاریخ خراب ضائع جلد بیچیں miyad mayaad expiry expire tareekh kharab zaya jald',
      previews: 'جھلک سانچہ ٹیمپلیٹ تصدیق جھلکیاں jhalak namoona template tasdeeq preview',
    },
    do: {
      order: 'فون کال دکان پر آئے بیچیں آرڈر لیں naya order phone call bechna counter',
      refund: 'پیسے رقم واپسی ریفنڈ paise raqam wapas wapis wapsi refund',
      product: 'چیز مال ڈالیں بنائیں نیا naya nayi cheez maal product dalna banana',
      list: 'ایکسپورٹ پرنٹ ایکسل کیٹلاگ export print csv excel rate list qeemat',
      import: 'ریٹ لسٹ ایکسل اپ لوڈ سپلائر فائل rate list csv excel upload supplier import file',
      prices:
        'قیمت مہنگا سستا بڑھائیں گھٹائیں رعایت فیصد آفر شائع چھپائیں qeemat qeematein rate mehnga sasta barhana ghatana riayat feesad offer sale',
      stock:
        'سٹاک مال آیا بارکوڈ اسکین گنتی گودام maal aaya barcode scan ginti godam stock delivery',
      news: 'بلاگ مضمون پوسٹ لکھیں khabar blog mazmoon post likhna',
      event: 'ایونٹ کیلنڈر میلہ پروموشن taqreeb event calendar mela',
      banner: 'سلائیڈر تصویر اشتہار پروموشن banner slider tasveer ishtihar',
      sale: 'آفر رعایت تصویر پروموشن sale offer riayat tasveer',
      announcement: 'نوٹس پٹی چھٹی بند elaan ailaan notice patti chutti band',
      wholeRupees:
        'سیٹنگ پیسے گول راؤنڈ setting round rounding whole rupees paise poore rupay qeemat',
      labelLanguage: 'سیٹنگ اردو انگریزی پرنٹ اسٹیکر label language zaban setting print rider',
      hours: 'کھلنے بند ہونے وقت ٹائم auqat timing khulne band hone time',
      mail: 'ای میل ڈاک email mail smtp server gmail',
      holiday: 'عید چھٹی ناغہ بند eid chutti chuttiyan nagha band',
      charge: 'فیس کرایہ مفت ڈیلیوری کم از کم علاقہ charges fees kiraya muft free delivery ilaqa',
      zone: 'ڈیلیوری چارجز علاقے نقشہ naya ilaqa delivery charges naqsha map',
      synonym: 'سرچ لفظ الفاظ مطلب hum maani search lafz alfaz matlab',
      invite: 'سٹاف عملہ ملازم ٹیم نیا بندہ staff amla mulazim team dawat naya banda sathi',
      check: 'جانچ حساب کتاب کھاتے درست آڈٹ hisab kitab janch durust check audit',
      backup: 'محفوظ کاپی ایکسپورٹ ڈیٹا بیس بحال backup mehfooz copy export database bahal',
    },
  },
)
